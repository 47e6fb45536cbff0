import 'reflect-metadata';

/** Constructors as Nest keeps them in its metadata. */
export type ClassReference = Function;

/** One method that a controller defines, whatever it is declared with. */
export interface ControllerMethod {
  readonly controller: ClassReference;
  readonly name: string;
  /** Metadata hangs on this function. */
  readonly handler: object;
}

interface DynamicModule {
  readonly module: ClassReference;
  readonly imports?: readonly unknown[];
  readonly controllers?: readonly ClassReference[];
}

const isDynamic = (candidate: unknown): candidate is DynamicModule =>
  typeof candidate === 'object' && candidate !== null && 'module' in candidate;

/** Nest's `forwardRef(() => Module)`. */
const isForwardReference = (candidate: unknown): candidate is { forwardRef: () => unknown } =>
  typeof candidate === 'object' && candidate !== null && 'forwardRef' in candidate;

const metadata = <T>(key: string, target: object): readonly T[] => Reflect.getMetadata(key, target) ?? [];

/** Every controller that a module, or one that it imports, declares; for services and for the gateway. */
export function controllersOf(root: unknown, seen = new Set<unknown>()): ClassReference[] {
  const reference = isForwardReference(root) ? root.forwardRef() : root;
  if (seen.has(reference)) return [];
  seen.add(reference);
  const dynamic = isDynamic(reference) ? reference : undefined;
  const module = dynamic?.module ?? reference;
  if (typeof module !== 'function') return [];
  const imports = [...metadata<unknown>('imports', module), ...(dynamic?.imports ?? [])];
  const own = [...metadata<ClassReference>('controllers', module), ...(dynamic?.controllers ?? [])];
  return [...new Set([...own, ...imports.flatMap((imported) => controllersOf(imported, seen))])];
}

/** Every method of those controllers, inherited ones included. */
export function controllerMethods(root: unknown): ControllerMethod[] {
  return controllersOf(root).flatMap((controller) =>
    methodsOf(controller.prototype).map(([name, handler]) => ({ controller, name, handler })),
  );
}

function methodsOf(prototype: object | null): [string, object][] {
  if (prototype === null || prototype === Object.prototype) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, descriptor]) => name !== 'constructor' && typeof descriptor.value === 'function')
    .map(([name, descriptor]): [string, object] => [name, descriptor.value]);
  return [...own, ...methodsOf(Object.getPrototypeOf(prototype))];
}
