type Language = 'zh-CN' | 'en-US'

const units = [
  { seconds: 3600, from: 5400, 'zh-CN': '小时', 'en-US': ['hour', 'hours'] },
  { seconds: 60, from: 60, 'zh-CN': '分钟', 'en-US': ['minute', 'minutes'] },
  { seconds: 1, from: 0, 'zh-CN': '秒', 'en-US': ['second', 'seconds'] },
] as const

/**
 * Formats a wait in a suitable unit, rounded up so that it is never too short: seconds below a minute, minutes up to an hour
 * and a half, then hours.
 *
 * @param seconds values below 1 count as 1.
 */
export function waitText(seconds: number, language: Language): string {
  const left = Math.max(1, Math.ceil(seconds))
  const unit = units.find(({ from }) => left > from || from === 0) ?? units[2]
  const count = Math.ceil(left / unit.seconds)
  if (language === 'zh-CN') return `${count} ${unit['zh-CN']}`
  return `${count} ${unit['en-US'][count === 1 ? 0 : 1]}`
}
