import type { Route } from '@playbook/contracts/core/route';
import type { FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import { FakeGateway, type GatewayCall, problem, reply } from '../fake-gateway.js';

const PAGE_ITEMS = 10;

type AnyRoute = Pick<Route, 'method' | 'path'>;
/** Where files of a kind are listed and analysed. */
type FileRoutes = Readonly<Record<'list' | 'get' | 'analyze' | 'cancel' | 'deleteOne' | 'deleteAll', AnyRoute>>;

/** The address of one file. */
export const filePath = (route: AnyRoute, id: string): string => route.path.replace(':id', id);

interface StoredFile {
  readonly id: string;
  readonly status: FileStatus;
  readonly progress: unknown;
}

/** Holds a founder's files of a kind, newest first, and does with them what the gateway does. */
export class FileServer<Stored extends StoredFile> {
  readonly gateway = new FakeGateway();
  files: Stored[] = [];
  /** What comes of a call that has a file analysed. */
  onAnalyze: (call: GatewayCall) => Response = () => problem(500, 'unexpected_failure');
  readonly #routes: FileRoutes;
  readonly #summaryOf: (file: Stored) => unknown;

  constructor(routes: FileRoutes, summaryOf: (file: Stored) => unknown) {
    this.#routes = routes;
    this.#summaryOf = summaryOf;
    this.gateway
      .on(`GET ${routes.list.path}`, ({ url }) => this.#page(Number(url.searchParams.get('cursor') ?? 0)))
      .on(`POST ${routes.analyze.path}`, (call) => this.onAnalyze(call))
      .on(`DELETE ${routes.deleteAll.path}`, () => {
        const deleted = this.files.length;
        this.files = [];
        return reply({ deleted });
      });
  }

  /** Puts a file last. */
  add(file: Stored): void {
    const { id } = file;
    const { get, cancel, deleteOne } = this.#routes;
    this.files.push(file);
    this.gateway
      .on(`GET ${filePath(get, id)}`, () => this.one(id))
      .on(`POST ${filePath(cancel, id)}`, () => {
        this.change(id, { status: 'uploaded', progress: null } as Partial<Stored>);
        const cancelled = this.files.find((known) => known.id === id);
        return cancelled === undefined ? problem(404, 'not_found') : reply(this.#summaryOf(cancelled));
      })
      .on(`DELETE ${filePath(deleteOne, id)}`, () => {
        this.files = this.files.filter((known) => known.id !== id);
        return reply({});
      });
  }

  change(id: string, change: Partial<Stored>): void {
    this.files = this.files.map((file) => (file.id === id ? { ...file, ...change } : file));
  }

  protected one(id: string): Response {
    const file = this.files.find((known) => known.id === id);
    return file === undefined ? problem(404, 'not_found') : reply(file);
  }

  #page(from: number): Response {
    const isLast = this.files.length <= from + PAGE_ITEMS;
    const items = this.files.slice(from, from + PAGE_ITEMS).map((file) => this.#summaryOf(file));
    return reply({ items, nextCursor: isLast ? null : String(from + PAGE_ITEMS) });
  }
}
