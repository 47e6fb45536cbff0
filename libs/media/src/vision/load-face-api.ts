import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import type { FaceApi } from './face-api.types.js';

const RUNTIME_FOLDER = fileURLToPath(new URL('../../models/', import.meta.url));
const RUNTIME_FILE = 'tfjs-backend-wasm-simd.wasm';
const SCRIPT = '@vladmandic/face-api/dist/face-api.js';

/** Stands for what browsers have and nothing here is an instance of. */
function Nothing(): void {}

const nothing = (): undefined => undefined;
const SILENT_CONSOLE = { log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing };

/**
 * Loads the script that face-api ships for browsers, TensorFlow.js and its WebAssembly runtime included, where it finds what a web worker
 * has and no Node: the package for Node wants 286 MB more. The only file that it can fetch is that runtime.
 * @throws Error where the machine has no WebAssembly with SIMD
 */
export async function loadFaceApi(): Promise<FaceApi> {
  // The types of Node leave it out.
  const webAssembly: unknown = Reflect.get(globalThis, 'WebAssembly');
  const runtime = await readFile(RUNTIME_FOLDER + RUNTIME_FILE);
  const globals = {
    console: SILENT_CONSOLE,
    performance,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    URL,
    Response,
    TextEncoder,
    TextDecoder,
    WebAssembly: webAssembly,
    Promise,
    Error,
    Object,
    Array,
    Map,
    Set,
    ArrayBuffer,
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    location: { href: 'file:///' },
    navigator: { userAgent: '', hardwareConcurrency: 1 },
    WorkerGlobalScope: Nothing,
    fetch: (path: string) => fetchRuntime(path, runtime),
  };
  const context = createContext(Object.assign(globals, { self: globals }));
  const path = createRequire(import.meta.url).resolve(SCRIPT);
  new Script(await readFile(path, 'utf8'), { filename: path }).runInContext(context);
  const { faceapi } = context as unknown as { readonly faceapi: FaceApi };
  await start(faceapi);
  return faceapi;
}

function fetchRuntime(path: string, runtime: Buffer<ArrayBuffer>): Promise<Response> {
  if (!path.endsWith(RUNTIME_FILE)) return Promise.reject(new Error('There is no other file'));
  return Promise.resolve(new Response(runtime, { headers: { 'content-type': 'application/wasm' } }));
}

const unavailable = (): never => {
  throw new Error('There is no document');
};

async function start({ tf, env }: FaceApi): Promise<void> {
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.env().set('WASM_HAS_SIMD_SUPPORT', true);
  tf.setWasmPaths(RUNTIME_FOLDER);
  if (!(await tf.setBackend('wasm'))) throw new Error('The runtime of the face detector does not start');
  await tf.ready();
  // Pictures are handed over as numbers; it asks what is a canvas all the same.
  env.setEnv({
    Canvas: Nothing,
    CanvasRenderingContext2D: Nothing,
    Image: Nothing,
    ImageData: Nothing,
    Video: Nothing,
    createCanvasElement: unavailable,
    createImageElement: unavailable,
    createVideoElement: unavailable,
    fetch: unavailable,
    readFile: unavailable,
  });
}
