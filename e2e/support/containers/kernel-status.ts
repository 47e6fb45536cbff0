import { readFile } from 'node:fs/promises';

const CAPABILITIES = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'] as const;

/** What the kernel says of a process. */
export interface KernelStatus {
  /** Every user and group that it is, or may become without a right. */
  readonly ids: readonly string[];
  /** Sets of capabilities that are not empty, by their names. */
  readonly capabilities: readonly string[];
  readonly canGainRights: boolean;
  readonly isFiltered: boolean;
}

/** @param pid of a process in this machine's own numbers */
export async function kernelStatusOf(pid: number): Promise<KernelStatus> {
  const lines = (await readFile(`/proc/${pid}/status`, 'utf8')).split('\n');
  const status = new Map(lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.split(':\t')[1] ?? '']));
  return {
    ids: [...(status.get('Uid') ?? '0').split('\t'), ...(status.get('Gid') ?? '0').split('\t')],
    capabilities: CAPABILITIES.filter((name) => BigInt(`0x${status.get(name)}`) !== 0n),
    canGainRights: status.get('NoNewPrivs') !== '1',
    isFiltered: status.get('Seccomp') === '2',
  };
}
