import type { Answer, StoredAnswer } from '@playbook/contracts/applications/application.schema';
import { type FieldAddress, fieldKey } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type { AnswerToSave } from '../../features/application-builder/autosave/drafts-ports.js';
import { problem } from '../fake-gateway.js';
import type { ApplicationServer, KeptAnswer } from './application-server.js';

const SAVED_AT = '2026-11-21T18:00:00.000Z';

/** Keeps answers by the rules of the applications service (`save_answer`). */
export class MemoryServer implements ApplicationServer {
  readonly #answers = new Map<string, { readonly address: AnswerToSave['address']; readonly values: string[] }>();

  readonly load = (): Promise<readonly Answer[]> =>
    Promise.resolve(
      [...this.#answers.values()].map(({ address, values }) => ({
        ...address,
        value: values.at(-1) ?? '',
        version: values.length,
        savedAt: SAVED_AT,
      })),
    );

  readonly save = (answer: AnswerToSave, sessionIndex: number | null): Promise<Response> =>
    Promise.resolve(sessionIndex === null ? problem(401, 'bad_jwt') : this.#save(answer));

  readonly reachable = (): Promise<void> => Promise.resolve();

  readonly kept = (addresses: readonly FieldAddress[]): Promise<readonly KeptAnswer[]> =>
    Promise.resolve(
      addresses.map((address) => {
        const values = this.#answers.get(fieldKey(address))?.values ?? [];
        const versions = values.map((value, index) => ({ version: index + 1, value }));
        return { value: values.at(-1) ?? '', versions };
      }),
    );

  #save({ address, text, baseVersion }: AnswerToSave): Response {
    const key = fieldKey(address);
    const { values } = this.#answers.get(key) ?? { values: [] };
    const version = values.length;
    if (version > 0 && values.at(-1) === text) return Response.json({ version, savedAt: SAVED_AT });
    if (version !== baseVersion) {
      const stored: StoredAnswer = {
        value: values.at(-1) ?? '',
        version,
        savedAt: version === 0 ? null : SAVED_AT,
        savedBy: null,
      };
      const body = {
        type: 'urn:conflict',
        title: 'conflict',
        status: 409,
        code: 'conflict',
        detail: 'conflict',
        stored,
      };
      return Response.json(body, { status: 409 });
    }
    this.#answers.set(key, { address, values: [...values, text] });
    return Response.json({ version: version + 1, savedAt: SAVED_AT });
  }
}
