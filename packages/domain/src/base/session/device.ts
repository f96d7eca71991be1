/** Browser and system of a device. Null for unknown ones. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Browsers whose header also contains names of others come before those. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Most characters of a header that are read. */
const MAX_LENGTH = 512

/** Browser and system of a `User-Agent` header. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
