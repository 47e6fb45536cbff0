import { describe, expect, it } from '@jest/globals';
import { findPostgresProcesses, isPostgresOn } from './postgres-processes.js';

const DATA = '/srv/playbook/postgres';

describe('isPostgresOn', () => {
  it.each([
    ['a server, by its argument', `/opt/bin/postgres\0-D\0${DATA}\0-p\0${5432}\0`, undefined],
    ['a server, by its folder', '/opt/bin/postgres\0', DATA],
    ['a child, by its folder', 'postgres: checkpointer ', DATA],
    ['initdb', `/opt/bin/initdb\0-D\0${DATA}\0`, '/'],
  ])('recognises %s', (_, commandLine, workingDirectory) => {
    expect(isPostgresOn(DATA, commandLine, workingDirectory)).toBe(true);
  });

  it.each([
    ['a server on another folder', `/opt/bin/postgres\0-D\0/srv/other\0`, '/srv/other'],
    ['a child of another server', 'postgres: checkpointer ', '/srv/other'],
    ['a shell that stands in the folder', '-bash\0', DATA],
    ['an editor of a file in the folder', `vi\0-D\0${DATA}\0`, DATA],
    ['a kernel thread', '', undefined],
  ])('leaves %s alone', (_, commandLine, workingDirectory) => {
    expect(isPostgresOn(DATA, commandLine, workingDirectory)).toBe(false);
  });
});

describe('findPostgresProcesses', () => {
  it('finds none on a folder that nobody uses', async () => {
    expect(await findPostgresProcesses('/nowhere/postgres')).toEqual([]);
  });
});
