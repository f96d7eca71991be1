import { expect, test } from 'vitest'
import { fitText, textWidth } from './textWidth.ts'

test('a Han character is one em', () => expect(textWidth('潮间带', 14)).toBe(42))

test('Latin text is narrower than Han text of the same length', () => {
  expect(textWidth('wavelet', 14)).toBeLessThan(textWidth('有效波高有效努', 14))
})

test('leaves a text that fits unchanged', () => expect(fitText('潮间带', 14, 42)).toBe('潮间带'))

test('shortens a text that does not fit, with an ellipsis', () => {
  const shown = fitText('梯度消失在海平面之下的第二支队伍', 14, 80)
  expect(shown).toMatch(/^梯度.*…$/)
  expect(textWidth(shown, 14)).toBeLessThanOrEqual(80)
})

test('keeps at least one character', () => expect(fitText('海', 14, 1)).toBe('海…'))
