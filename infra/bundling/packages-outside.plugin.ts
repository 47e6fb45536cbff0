import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'rolldown';

/** Native, or with threads of their own, or found by telemetry when they are loaded: these are not put into the bundle. */
const PACKAGES = new Set(['@node-rs/argon2', 'pg', 'pino', 'piscina']);

/** What a package can use and the product does not have: it asks for them only where they are wanted. */
const NOT_INSTALLED =
  /^(?:@fastify\/(?:multipart|view)|@grpc\/.+|@nestjs\/(?:platform-express|websockets)(?:\/.+)?|amqp.+|class-.+|kafkajs|mqtt|pg-native)$/;

/** Stands for the way from a file of the bundle up to the checkout. */
const CHECKOUT = 'checkout:';

/**
 * Leaves what cannot be bundled where it is installed. It is named by its file and not by its name: of another version than the
 * usual one it is below the package that uses it.
 * @param bundle folder: from the root
 */
export function packagesOutside({ root, folder }: { readonly root: string; readonly folder: string }): Plugin {
  return {
    name: 'packages-outside',
    async resolveId(specifier, importer, options) {
      if (NOT_INSTALLED.test(specifier)) return { id: specifier, external: true };
      if (!PACKAGES.has(specifier)) return null;
      const resolved = await this.resolve(specifier, importer, { ...options, skipSelf: true });
      return resolved && { id: `${CHECKOUT}${relative(root, resolved.id)}`, external: true };
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(CHECKOUT)) return null;
      return {
        code: code.replaceAll(`"${CHECKOUT}`, `"${relative(dirname(join(folder, fileName)), '.')}/`),
        map: null,
      };
    },
  };
}
