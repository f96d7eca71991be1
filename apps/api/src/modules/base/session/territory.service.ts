import type { Territory } from '@shulei/contract/people/profile/schemas.ts'
import { provinces } from '@shulei/domain/people/guide/provinces.ts'
import { defaultDbFile, isValidIp, loadVectorIndexFromFile, newWithVectorIndex } from 'ip2region-ts'
import type * as z from 'zod'

/** Reads the table from its file with an index of half a megabyte in memory: one lookup reads a few hundred bytes. */
let searcher: ReturnType<typeof newWithVectorIndex> | undefined
const table = () => {
  searcher ??= newWithVectorIndex(defaultDbFile, loadVectorIndexFromFile(defaultDbFile))
  return searcher
}

const countryNames = new Intl.DisplayNames(['zh-CN'], { type: 'region', style: 'long' })
const englishNames = new Intl.DisplayNames(['en-US'], { type: 'region', style: 'long' })
/** Codes of countries by their Chinese name, as the table writes it. */
const codes = new Map<string, string>()
for (let first = 65; first <= 90; first++) {
  for (let second = 65; second <= 90; second++) {
    const code = String.fromCharCode(first, second)
    const name = countryNames.of(code)
    if (name && name !== code) codes.set(name, code)
  }
}

/** The part of the address that is a version 4 address, also within one of version 6; null for others. */
const version4 = (address: string): string | null => {
  const plain = address.replace(/^::ffff:/i, '')
  return isValidIp(plain) ? plain : null
}

/**
 * The province of an address in China, else its country (Q154), by the embedded table of ip2region. Null for private addresses,
 * for version 6, and for places without a known name: a guess would be shown to other people as a fact.
 */
export async function territoryOf(address: string | null): Promise<z.input<typeof Territory>> {
  const ip = address === null ? null : version4(address)
  if (ip === null) return null
  const { region } = await table().search(ip)
  const [country = '0', , place = '0'] = region?.split('|') ?? []
  if (country === '中国') {
    const province = provinces.find(({ nameCn }) => place.startsWith(nameCn))
    return province ? { nameCn: province.nameCn, nameEn: province.nameEn } : null
  }
  const code = codes.get(country)
  return code ? { nameCn: country, nameEn: englishNames.of(code) ?? country } : null
}
