import type { IJob } from 'kubernetes-models/batch/v1/Job';
import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { SERVICES } from '../../src/composition/services.js';
import { LAYOUT_FILE, LAYOUT_VERSION } from '../../src/data-directory/directory-layout.js';
import { clientLabels, labelsOf } from '../description/labels.js';
import { ADMIN_URL_KEY, MIGRATION_SECRET, passwordKeyOf, SECRETS_FOLDER } from '../description/secret-keys.js';
import { imageOf, LOCKED_CONTAINER, LOCKED_POD, secretVolume } from './pod.js';

export const MIGRATION_JOB = 'migrate';
/** A volume belongs to root; the folder within belongs to the job. */
const VOLUME_FOLDER = '/data';
const DATA_FOLDER = `${VOLUME_FOLDER}/installation`;
const PASSWORDS_FOLDER = '/run/passwords';
const RESOURCES = { requests: { cpu: '100m', memory: '256Mi' }, limits: { memory: '512Mi' } };

/** The job reads passwords of roles from a data directory, which must be its own, private, and one that it can write to. */
const MAKE_DATA_DIRECTORY = [
  `install -d -m 700 ${DATA_FOLDER} ${DATA_FOLDER}/secrets`,
  `install -m 600 ${PASSWORDS_FOLDER}/* ${DATA_FOLDER}/secrets/`,
  `echo ${LAYOUT_VERSION} > ${DATA_FOLDER}/${LAYOUT_FILE}`,
].join(' && ');

const containerOf = (name: string, rest: Partial<IIoK8sApiCoreV1Container>): IIoK8sApiCoreV1Container => ({
  name,
  image: imageOf('jobs'),
  imagePullPolicy: 'IfNotPresent',
  resources: RESOURCES,
  securityContext: LOCKED_CONTAINER,
  ...rest,
});

/**
 * Makes the roles of all services, with the passwords that their Secrets have, and brings their schemas up to date. It may run any number of
 * times. The running release goes on meanwhile; the new one does not start before it has ended.
 */
export const migrationJob = (): IJob => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: MIGRATION_JOB, labels: labelsOf(MIGRATION_JOB) },
  spec: {
    backoffLimit: 6,
    activeDeadlineSeconds: 1_800,
    template: {
      metadata: { labels: { ...labelsOf(MIGRATION_JOB), ...clientLabels(['postgres']) } },
      spec: {
        ...LOCKED_POD,
        serviceAccountName: MIGRATION_JOB,
        restartPolicy: 'Never',
        initContainers: [
          containerOf('passwords', {
            command: ['bash', '-c', MAKE_DATA_DIRECTORY],
            volumeMounts: [
              { name: 'data', mountPath: VOLUME_FOLDER },
              { name: 'passwords', mountPath: PASSWORDS_FOLDER, readOnly: true },
            ],
          }),
        ],
        containers: [
          containerOf(MIGRATION_JOB, {
            command: ['node', 'dist/infra/migrate/main.js'],
            env: [
              { name: 'PLAYBOOK_DATA_DIR', value: DATA_FOLDER },
              { name: 'DATABASE_URL_FILE', value: `${SECRETS_FOLDER}/${ADMIN_URL_KEY}` },
            ],
            volumeMounts: [
              { name: 'data', mountPath: VOLUME_FOLDER },
              { name: 'secrets', mountPath: SECRETS_FOLDER, readOnly: true },
              { name: 'tmp', mountPath: '/tmp' },
            ],
          }),
        ],
        volumes: [
          { name: 'data', emptyDir: { sizeLimit: '16Mi' } },
          { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } },
          secretVolume('secrets', MIGRATION_SECRET, [ADMIN_URL_KEY]),
          secretVolume(
            'passwords',
            MIGRATION_SECRET,
            SERVICES.map(({ name }) => passwordKeyOf(name)),
          ),
        ],
      },
    },
  },
});
