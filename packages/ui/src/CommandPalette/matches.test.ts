import { expect, test } from 'vitest'
import { matches } from './matches.ts'

const command = {
  label: '近海浪高短临预报',
  keywords: ['jinhailanggaoduanlinyubao', 'jhlgdlyb', 'nearshore wave height'],
}

test.each(['', '浪高', '预报 近海', 'jhlg', 'langgao', 'Wave', 'ＪＨＬＧ', ' 浪高  jh '])('%j finds it', (text) => {
  expect(matches(command, text)).toBe(true)
})

test.each(['唐诗', '浪高 唐诗', 'jhx'])('%j does not', (text) => {
  expect(matches(command, text)).toBe(false)
})
