import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { StoredSignature } from '@shulei/domain/base/signature/signature.ts'
import type { FileFormat } from '@shulei/domain/data/dataset/profile.ts'
import type { ContactSheet, TableProfile } from '../src/modules/data/dataset/profile/profile-task.ts'

export interface Bilingual {
  cn: string
  en: string
}

/** The folder of the built-in data sets, which has a folder for each. */
export const datasetsFolder = join(import.meta.dirname, 'datasets')
/** Profiles of the tables of the built-in competitions, by their slugs. */
export const competitionProfiles = join(import.meta.dirname, 'competition-profiles')

/** Facts about a file of a built-in data set; all of the uncompressed bytes. */
export interface FileCard {
  name: string
  description: Bilingual
  format: FileFormat
  bytes: number
  rows: number | null
  sha256: string
}

/** `card.json` of a built-in data set. */
export interface DatasetCard {
  slug: string
  category: number
  tags: Bilingual[]
  name: Bilingual
  summary: Bilingual
  /** Paragraphs of plain text. */
  description: Bilingual[]
  licence: { id: string; name: Bilingual; note: Bilingual; url: string }
  source: { name: Bilingual; url: string; attribution: Bilingual; package: string; version: string }
  changes: Bilingual[]
  columns: Record<string, Bilingual>
  files: FileCard[]
  signature: StoredSignature | null
}

/** The profile of a file by its name. */
export type FileProfiles = Record<string, { tables: TableProfile[]; sheet: Omit<ContactSheet, 'path'> | null }>

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
export const readPackedJson = <T>(path: string): T => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as T

/** A built-in data set as it is committed. */
export interface BuiltInDataset {
  card: DatasetCard
  profiles: FileProfiles
  bytes(file: string): Buffer
  /** The contact sheet of a file, WebP. */
  sheet(file: string): Buffer
}

/** The names of the folders in the order in which the data sets are loaded. */
export const datasetSlugs = (): string[] => (existsSync(datasetsFolder) ? readdirSync(datasetsFolder).toSorted() : [])

/** Reads the folder of a data set. @throws Error when a part is missing. */
export function readDataset(slug: string): BuiltInDataset {
  const folder = join(datasetsFolder, slug)
  return {
    card: readJson(join(folder, 'card.json')),
    profiles: readPackedJson(join(folder, 'profile.json.gz')),
    bytes: (file) => gunzipSync(readFileSync(join(folder, `${file}.gz`))),
    sheet: (file) => readFileSync(join(folder, `${file}.sheet.webp`)),
  }
}
