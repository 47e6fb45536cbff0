import { PRODUCT } from '../../description/labels.js';
import { type KubernetesObject, titleOf } from '../../rendering/objects.js';
import type { Check } from '../finding.js';
import { apiFaults } from './api-rules.js';
import { databaseSchema, isOfDatabaseOperator } from './cloudnative-pg.js';
import { modelOf } from './models.js';
import { unknownFields } from './watched.js';

/** What an object's schema says against it. */
function faultOf(object: KubernetesObject): string | null {
  if (isOfDatabaseOperator(object.apiVersion)) {
    const [issue] =
      databaseSchema.safeParse(object).error?.issues.filter(({ code }) => code !== 'unrecognized_keys') ?? [];
    return issue ? `${issue.path.join('/')}: ${issue.message}` : null;
  }
  const model = modelOf(object.apiVersion, object.kind);
  if (!model) return `there is no kind ${object.kind} in ${object.apiVersion} that is used here`;
  try {
    model.prototype.validate.call(object);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Values as their kinds want them, in the namespace of the product. */
export const checkSchema: Check = function* (rendering) {
  yield* apiFaults(rendering);
  for (const object of rendering.objects) {
    const fault = faultOf(object);
    if (fault !== null) yield { object: titleOf(object), message: fault };
    if (object.kind !== 'Namespace' && object.metadata.namespace !== PRODUCT) {
      yield { object: titleOf(object), message: `it is not in the namespace ${PRODUCT}` };
    }
  }
};

/** Fields that no kind has: they would be dropped without a word. */
export const checkUnknownFields: Check = function* ({ objects }) {
  for (const object of objects) {
    for (const field of strangeFieldsOf(object)) {
      yield { object: titleOf(object), message: `there is no field ${field}` };
    }
  }
};

function strangeFieldsOf(object: KubernetesObject): readonly string[] {
  if (isOfDatabaseOperator(object.apiVersion)) {
    const issues = databaseSchema.safeParse(object).error?.issues ?? [];
    return issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ['', ...issue.path, key].join('/')) : [],
    );
  }
  const model = modelOf(object.apiVersion, object.kind);
  if (!model) return [];
  return unknownFields(object, (watched) => {
    try {
      model.prototype.validate.call(watched);
    } catch {
      // Another check says what is wrong with the values.
    }
  });
}
