/**
 * Tells zod before it is loaded not to compile schemas: the content security policy forbids that, and trying it is reported as a
 * violation. By the place that zod shares its settings through, because the first page does not load zod.
 */
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
