import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/platform/config.ts'
import { FolderInUse, lockFolder } from '../../src/platform/db/folder-lock.ts'
import { openPlatform } from '../../src/platform/platform.ts'
import { makePrivate } from '../../src/platform/private-folder.ts'
import { birthOf } from '../../src/platform/process-birth.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shulei-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a start that cannot work gives its reason in one sentence', () => {
  const secret = { SESSION_SECRET: 'a secret of this test, thirty-two and more', SIGNING_KEY: 'A'.repeat(43) }
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'for a database that does not answer',
      { ...secret, DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none' },
      /^DATABASE_URL leads to no database that lets us in: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
    [
      'for a host that does not exist',
      { ...secret, DATABASE_URL: 'postgres://me:hidden@no-such-host.invalid/none' },
      /^DATABASE_URL leads to no database that lets us in: .+\.$/,
    ],
    [
      'for a folder that is a file',
      { DATA_DIR: '/dev/null' },
      /^The folder \/dev\/null cannot be written \(EEXIST\)\./,
    ],
    [
      'for a folder below a file',
      { DATA_DIR: '/dev/null/x' },
      /^The folder .+ cannot be written \(ENOTDIR\)\. .+ DATA_DIR\.$/,
    ],
  ])('%s', async (_name, env, sentence) => {
    const started = openPlatform(readConfig({ DATA_DIR: folder, ...env }, folder))
    const error = await started.then(
      () => null,
      (reason: Error) => reason,
    )
    expect(error).toBeInstanceOf(ConfigError)
    expect(error?.message).toMatch(sentence)
    expect(error?.message).not.toContain('hidden')
    expect(error?.message.split('\n')).toHaveLength(1)
  })
})

describe('the lock of a folder', () => {
  const lock = () => join(folder, 'pg.lock')
  const take = () => lockFolder(join(folder, 'pg'))
  /** Runs a program for the duration of a test. */
  async function running(command: string, args: string[], test: (pid: number) => void) {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    await new Promise((up) => child.once('spawn', up))
    try {
      test(child.pid as number)
    } finally {
      child.kill('SIGKILL')
      await new Promise((done) => child.once('exit', done))
    }
  }
  const waiting = ['-e', 'setInterval(() => {}, 1000)']

  test('is refused while its process runs', () =>
    running(process.execPath, waiting, (pid) => {
      writeFileSync(lock(), `${pid}\n${birthOf(pid)}`)
      expect(take).toThrow(FolderInUse)
    }))

  test('is taken over when another process has its id', () =>
    running(process.execPath, waiting, (pid) => {
      writeFileSync(lock(), `${pid}\n${birthOf(pid)}0`)
      expect(take).not.toThrow()
    }))

  test('of an earlier release is taken over from a process of another program', () =>
    running('sleep', ['60'], (pid) => {
      writeFileSync(lock(), String(pid))
      expect(take).not.toThrow()
    }))

  test('of an earlier release is refused while a Node process of its id runs', () =>
    running(process.execPath, waiting, (pid) => {
      writeFileSync(lock(), String(pid))
      expect(take).toThrow(FolderInUse)
    }))
})

describe.runIf(process.platform !== 'win32')('a data folder', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777

  test('of an earlier release is closed to others with its contents', () => {
    const data = join(folder, 'data')
    mkdirSync(join(data, 'files/solutions'), { recursive: true })
    const file = join(data, 'files/solutions/a.csv')
    writeFileSync(file, 'id,y')
    for (const path of [data, join(data, 'files'), join(data, 'files/solutions')]) chmodSync(path, 0o755)
    chmodSync(file, 0o644)
    makePrivate(data, 'DATA_DIR')
    expect([data, join(data, 'files'), join(data, 'files/solutions')].map(modeOf)).toEqual([0o700, 0o700, 0o700])
    expect(modeOf(file)).toBe(0o600)
  })

  test('of a server contains nothing that others can read', async () => {
    const umask = process.umask()
    try {
      const platform = await openPlatform(readConfig({ DATA_DIR: join(folder, 'data') }, folder))
      await platform.files.disk.put('solutions/a.csv', 'id,y')
      await platform.close()
      const { readdirSync } = await import('node:fs')
      const open = readdirSync(join(folder, 'data'), { withFileTypes: true, recursive: true })
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((path) => (modeOf(path) & 0o077) !== 0)
      expect(open).toEqual([])
      expect(modeOf(join(folder, 'data'))).toBe(0o700)
    } finally {
      process.umask(umask)
    }
  })
})
