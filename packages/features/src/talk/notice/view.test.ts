import { expect, test } from 'vitest'
import { centerListOf, noticesViewOf } from './view.ts'

const query = (text: string) => new URLSearchParams(text)

test.each([
  ['', 'notice'],
  ['view=notice', 'notice'],
  ['view=message', 'message'],
  ['view=<script>', 'notice'],
])('/notices?%s shows %s', (text, view) => expect(noticesViewOf(query(text))).toBe(view))

test.each([
  ['', 'all'],
  ['list=like', 'like'],
  ['list=private', 'private'],
  ['list=__proto__', 'all'],
])('/message-center?%s shows %s', (text, list) => expect(centerListOf(query(text))).toBe(list))
