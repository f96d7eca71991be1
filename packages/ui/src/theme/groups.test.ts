import { expect, test } from 'vitest'
import { vars } from './contract.css.ts'
import { tokenKind, tokenNames } from './tokens.ts'

test('no name of the contract stands in two groups', () => {
  expect(tokenNames.filter((name, i) => tokenNames.indexOf(name) !== i)).toEqual([])
})

test('every name of the contract has a kind', () => {
  expect([...new Set(tokenNames.map(tokenKind))].sort()).toEqual([
    'art',
    'colour',
    'ease',
    'font',
    'length',
    'line',
    'shadow',
    'time',
    'tracking',
    'weight',
  ])
})

test('style files reach every name, by its section and the rest in camel case', () => {
  expect(
    Object.values(vars)
      .flatMap((section) => Object.values<string>(section))
      .sort(),
  ).toEqual(tokenNames.map((name) => `var(--${name})`).sort())
  expect([vars.color.bgCanvas, vars.color.data1, vars.font.displayWeight, vars.shadow['2']]).toEqual([
    'var(--color-bg-canvas)',
    'var(--color-data-1)',
    'var(--font-display-weight)',
    'var(--shadow-2)',
  ])
})
