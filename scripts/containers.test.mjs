import { existsSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { at } from './workspace.mjs'

const dockerfile = readFileSync(at('Dockerfile'), 'utf8')
const compose = parse(readFileSync(at('compose.yaml'), 'utf8'), { merge: true })
const operating = readFileSync(at('docs/operating.md'), 'utf8')
const instructions = (name) => [...dockerfile.matchAll(new RegExp(`^${name} +(.+)$`, 'gm'))].map(([, rest]) => rest)

test('the Dockerfile is one that Docker reads without a warning', () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

test('the image is made on a Node of the pinned line, runs as nobody special and says whether it lives', () => {
  const { catalog } = parse(readFileSync(at('pnpm-workspace.yaml'), 'utf8'))
  const [major] = catalog.node.split('.')
  expect(instructions('ARG')).toEqual([`BASE=node:${major}-trixie-slim`])
  expect(new Set(instructions('FROM').map((text) => text.split(' ')[0]))).toEqual(new Set([`$\{BASE}`]))
  expect(instructions('USER')).toEqual(['node'])
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.indexOf('HEALTHCHECK'))
  expect(JSON.parse(instructions('CMD')[0])[0]).toBe('node')
  expect(existsSync(at(JSON.parse(instructions('CMD')[0]).at(-1)))).toBe(true)
  // `COPY . .` takes nothing with it that belongs to this machine
  const left = readFileSync(at('.dockerignore'), 'utf8').split('\n')
  for (const name of ['.git', '.data', '.env', '**/node_modules', '**/build']) expect(left).toContain(name)
})

test('compose.yaml names nothing that it does not have', () => {
  const named = (kind) => new Set(Object.keys(compose[kind] ?? {}))
  for (const { depends_on: needs = [], volumes = [], configs = [] } of Object.values(compose.services)) {
    for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) expect(named('services')).toContain(name)
    for (const volume of volumes) expect(named('volumes')).toContain(volume.split(':')[0])
    for (const { source } of configs) expect(named('configs')).toContain(source)
  }
  for (const { image, build, healthcheck } of Object.values(compose.services)) {
    expect(image).toMatch(build ? /^shulei$/ : /^(\w+\/)?\w+:\d+$/)
    // those of our own image have the check of the Dockerfile
    if (!build) expect(healthcheck.test[0]).toBe('CMD')
  }
})

/** Names in the first column of the operator's table. */
const settings = () => {
  const table = operating.slice(operating.indexOf('## Environment'), operating.indexOf('A value that cannot work'))
  return table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
}

test('the operator is told every setting that the server reads, and no other one', () => {
  const read = new Set()
  const environment = new Proxy({}, { get: (_, name) => void read.add(name) })
  readConfig(environment, at('.'))
  expect(read.size).toBeGreaterThan(20)
  expect(settings().toSorted()).toEqual([...read].toSorted())
})

test('every setting of compose.yaml is one of the server, every variable is told, and passwords are demanded', () => {
  for (const { environment = {}, build } of Object.values(compose.services)) {
    if (build) expect(settings()).toEqual(expect.arrayContaining(Object.keys(environment)))
  }
  const text = readFileSync(at('compose.yaml'), 'utf8')
  for (const [, name] of text.matchAll(/\$\{(\w+)/g)) expect(operating).toMatch(new RegExp(`\\b${name}\\b`))
  for (const name of ['SESSION_SECRET', 'DATA_KEY', 'SIGNING_KEY', 'DATABASE_PASSWORD', 'FILES_SECRET']) {
    expect(text).toContain(`\${${name}:?`)
  }
  const roles = ['web', 'jobs'].map((name) => compose.services[name].environment.ROLES)
  expect(roles).toEqual(['web,api', 'jobs'])
})
