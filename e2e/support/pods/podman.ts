import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'yaml';
import { z } from 'zod';

const run = promisify(execFile);
const OUTPUT_MAX_BYTES = 64_000_000;
const NETWORK = 'playbook';
const SUBNET = '10.99.0.0/24';

/** crun refuses mixed cgroups, and a machine may forbid to raise limits. */
const containersConf = (folder: string): string => `[containers]
default_ulimits = ["nofile=20000:20000", "nproc=20000:20000"]
[engine]
runtime = "runc"
events_logger = "file"
cgroup_manager = "cgroupfs"
lock_type = "file"
tmp_dir = "${join(folder, 'tmp')}"
[network]
network_backend = "netavark"
network_config_dir = "${join(folder, 'networks')}"
`;

const containerSchema = z.object({
  State: z.object({ Pid: z.int(), Status: z.string(), ExitCode: z.int() }),
  HostConfig: z.object({ ReadonlyRootfs: z.boolean(), Memory: z.int(), Privileged: z.boolean() }),
});
export type PlayedContainer = z.output<typeof containerSchema>;

/** Podman with everything that it keeps in one folder, in the network namespace of whoever starts it. */
export class Podman {
  private constructor(
    private readonly folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async open(folder: string): Promise<Podman> {
    const [containers, storage] = [join(folder, 'containers.conf'), join(folder, 'storage.conf')];
    await mkdir(folder, { recursive: true });
    await writeFile(containers, containersConf(folder));
    const places = `graphroot = "${join(folder, 'graph')}"\nrunroot = "${join(folder, 'run')}"\n`;
    await writeFile(storage, `[storage]\ndriver = "overlay"\n${places}`);
    const settings = { CONTAINERS_CONF: containers, CONTAINERS_STORAGE_CONF: storage };
    return new Podman(folder, { ...process.env, ...settings });
  }

  /** @returns What it printed. @throws Error with what it said when it fails */
  async run(...words: readonly string[]): Promise<string> {
    return (await run('podman', words, { env: this.environment, maxBuffer: OUTPUT_MAX_BYTES })).stdout;
  }

  /** Makes the network that pods are played in. */
  async createNetwork(): Promise<void> {
    await this.run('network', 'create', '--disable-dns', '--subnet', SUBNET, NETWORK);
  }

  /** Takes images over from the Docker engine that the tests were given. @throws Error when one of them is not there */
  async takeOver(images: readonly string[]): Promise<void> {
    const saved = spawn('docker', ['save', ...images], { stdio: ['ignore', 'pipe', 'inherit'] });
    const loaded = spawn('podman', ['load', '--quiet'], {
      env: this.environment,
      stdio: [saved.stdout, 'ignore', 'inherit'],
    });
    const [[savedCode], [loadedCode]] = await Promise.all([once(saved, 'exit'), once(loaded, 'exit')]);
    if (savedCode !== 0 || loadedCode !== 0) throw new Error('The images were not taken over');
  }

  /** Plays objects in the order in which they are given. @param ip the address of the one pod among them, where others have to know it */
  async play(name: string, objects: readonly object[], ip?: string): Promise<void> {
    const file = join(this.folder, `${name}.yaml`);
    await writeFile(file, objects.map((object) => stringify(object, { lineWidth: 0 })).join('---\n'));
    await this.run('play', 'kube', '--network', NETWORK, ...(ip === undefined ? [] : ['--ip', ip]), file);
  }

  async inspect(container: string): Promise<PlayedContainer> {
    const [found] = z.array(containerSchema).parse(JSON.parse(await this.run('container', 'inspect', container)));
    if (found === undefined) throw new Error(`There is no container ${container}`);
    return found;
  }

  /** Ends every pod. What stays in the folder can be removed then. */
  async close(): Promise<void> {
    await this.run('pod', 'rm', '--all', '--force', '--time', '0');
    await this.run('network', 'rm', '--force', NETWORK);
  }
}
