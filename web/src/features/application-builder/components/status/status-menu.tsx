import { Button, Menu } from '@mantine/core';
import { changeStatusRoute } from '@playbook/contracts/applications/application-routes.contract';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applicationStatusSchema,
} from '@playbook/contracts/applications/application.schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { STATUS_NOT_CHANGED } from '../../../../failures/application/application-failures.js';
import menu from '../../../../components/ui/menu.module.css';
import { request } from '../../../../lib/api-client/request.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { useFounder } from '../../../../lib/session/use-founder.js';
import { applicationQuery } from '../../api/application.query.js';

/** Sets how far the founder says the application is. */
const changeStatus = (status: ApplicationStatus) => request(changeStatusRoute, { body: { status } });

const LABELS: Readonly<Record<ApplicationStatus, string>> = {
  draft: 'Draft',
  in_progress: 'In progress',
  ready: 'Ready',
  submitted: 'Submitted',
};
interface StatusMenuProps {
  readonly status: ApplicationStatus;
}

/** How far the founder says the application is (decision D10). Any status may follow any other. */
export function StatusMenu({ status }: StatusMenuProps): ReactNode {
  const { id: ownerId } = useFounder();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: changeStatus,
    onSuccess: (summary) =>
      client.setQueryData(applicationQuery(ownerId).queryKey, (known) => known && { ...known, ...summary }),
    onError: () => showToast(STATUS_NOT_CHANGED),
  });
  const shown = isPending ? variables : status;
  return (
    <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" size="sm" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Status: {LABELS[shown]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={menu.dropdown}>
        <Menu.RadioGroup
          value={shown}
          onChange={(value) => {
            const chosen = applicationStatusSchema.safeParse(value);
            if (chosen.success && chosen.data !== status) mutate(chosen.data);
          }}
        >
          {APPLICATION_STATUSES.map((option) => (
            <Menu.RadioItem key={option} value={option} closeMenuOnClick>
              {LABELS[option]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
