import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openScratch, sweepScratch } from '../../src/platform/scratch.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shulei-scratch-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A process with a scratch folder that holds a file. */
async function openElsewhere(): Promise<{ child: ChildProcess; ended: Promise<unknown>; name: string }> {
  const child = fork(fileURLToPath(new URL('./scratch-process.ts', import.meta.url)), [root])
  const ended = new Promise((done) => child.once('exit', done))
  const name = await new Promise<string>((opened) =>
    child.once('message', (folder) => opened(basename(String(folder)))),
  )
  return { child, ended, name }
}

describe('the scratch folder', () => {
  test('loses what a killed process left there when another one starts, and nothing of those that live', async () => {
    const [living, killed] = [await openElsewhere(), await openElsewhere()]
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(readdirSync(root).toSorted()).toEqual([living.name, killed.name].toSorted())
    const own = await openScratch(root)
    expect(readdirSync(root).toSorted()).toEqual([living.name, basename(own.folder)].toSorted())
    own.close()
    living.child.kill('SIGTERM')
    await living.ended
    await sweepScratch(root)
    expect(readdirSync(root)).toEqual([])
  })

  test('keeps folders of processes elsewhere and of earlier releases for an hour', async () => {
    const old = ['process-elsewhere-1-birth-a', 'profile-1', 'uploads', 'copy']
    const young = ['process-elsewhere-1-birth-b', 'profile-2']
    for (const name of [...old, ...young]) {
      if (name === 'copy') writeFileSync(join(root, name), 'x')
      else mkdirSync(join(root, name))
    }
    const before = new Date(Date.now() - 61 * 60_000)
    for (const name of old) utimesSync(join(root, name), before, before)
    await sweepScratch(root)
    expect(readdirSync(root)).toEqual(young)
  })

  test('is not that of a process with the same id that started later', async () => {
    const { child, ended, name } = await openElsewhere()
    const [, place, pid, , end] = name.split('-')
    mkdirSync(join(root, ['process', place, pid, '0123456789ab', end].join('-')))
    await sweepScratch(root)
    expect(readdirSync(root)).toEqual([name])
    child.kill('SIGTERM')
    await ended
  })
})
