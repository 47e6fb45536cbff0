import { changeProfileRoute } from '@playbook/contracts/profile/profile.contract';
import { mutationOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';
import { profileQuery } from '../../../lib/profile/profile.query.js';

/** Chooses the name that the product calls the founder by. */
export const changeNameMutation = (ownerId: string) =>
  mutationOptions({
    mutationFn: (fullName: string) => request(changeProfileRoute, { body: { fullName } }),
    onSuccess: (profile, _name, _result, { client }) => {
      client.setQueryData(profileQuery(ownerId).queryKey, profile);
    },
  });
