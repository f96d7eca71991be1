import { expect, test } from 'vitest'
import { closingOrigin } from './closing-origin.ts'

const site = 'https://shulei.example'

test.each([
  ['/competitions/1001/submits?tab=1', '/competitions/1001/submits?tab=1'],
  [`${site}/guide/step-1`, '/guide/step-1'],
  ['/users/v2/closing-time', '/users/v2/closing-time'],
  [null, null],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
  ['/users/v2/closing', null],
  ['/users/v2/closing/?origin=/competitions', null],
  ['/users/v2/%63losing', null],
  ['/SSO/zh-cn/logout', null],
])('%j leads a person who keeps the account to %j', (raw, path) => expect(closingOrigin(raw, site)).toBe(path))
