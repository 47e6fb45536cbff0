import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const DOCUMENT = 'document.json';
const FIRST_FAILURE_STATUS = 400;
const STATUSES_IN_A_CLASS = 100;
const PARAMETER = /\{\w+\}/g;
const PLAIN = /[.*+?^$()|[\]\\]/g;

interface DescribedResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}
interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const escaped = (name: string): string => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The product's own OpenAPI document, to hold responses to. */
export class ApiDescription {
  private readonly ajv = new Ajv2020({ strict: false });
  private readonly patterns: readonly (readonly [pattern: RegExp, path: string])[];

  private constructor(private readonly document: OpenApiDocument) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(document, DOCUMENT);
    // Addresses without parameters come first, since `/things/all` fits `/things/{id}` as well.
    const paths = Object.keys(document.paths).toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')));
    this.patterns = paths.map((path) => [
      new RegExp(`^${path.replaceAll(PLAIN, String.raw`\$&`).replaceAll(PARAMETER, '[^/]+')}$`),
      path,
    ]);
  }

  /** @param url Where the product is */
  static async of(url: string): Promise<ApiDescription> {
    const response = await fetch(`${url}/docs/openapi.json`);
    return new ApiDescription((await response.json()) as OpenApiDocument);
  }

  /** What in a response the document does not say; undefined where it fits, or the document has no such operation. */
  async misfit(method: string, address: string, response: Response): Promise<unknown> {
    const { pathname } = new URL(address);
    const path = this.patterns.find(([pattern]) => pattern.test(pathname))?.[1];
    const verb = method.toLowerCase();
    const operation = path === undefined ? undefined : this.document.paths[path]?.[verb];
    if (path === undefined || operation === undefined) return undefined;
    const status = statusOf(response);
    const described = operation.responses[status];
    if (described === undefined) return `${method} ${path}: ${response.status} is not described`;
    const at = described.$ref ?? `#/paths/${escaped(path)}/${verb}/responses/${status}`;
    const { content } = described.$ref === undefined ? described : (this.resolve(described.$ref) as DescribedResponse);
    const fault = content && (await this.faultIn(response, content, at));
    return fault && { operation: `${method} ${path}`, status, fault };
  }

  /** @param at Where the description of the response stands */
  private async faultIn(response: Response, content: Readonly<Record<string, object>>, at: string): Promise<unknown> {
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
    if (!(type in content)) return `has the type ${type}`;
    if (!type.endsWith('json')) return undefined;
    const validate = this.ajv.getSchema(`${DOCUMENT}${at}/content/${escaped(type)}/schema`);
    if (validate === undefined) return 'has no schema';
    return (await validate(await response.json())) ? undefined : validate.errors;
  }

  /** What stands at a JSON pointer of the document. */
  private resolve(pointer: string): unknown {
    const keys = pointer.split('/').slice(1);
    return keys.reduce<unknown>(
      (value, key) => Reflect.get(Object(value), decodeURIComponent(key).replaceAll('~1', '/')),
      this.document,
    );
  }
}

/** Failures are described by their class, as in `4XX`. */
const statusOf = ({ status }: Response): string =>
  status >= FIRST_FAILURE_STATUS ? `${Math.floor(status / STATUSES_IN_A_CLASS)}XX` : String(status);
