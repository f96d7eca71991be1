import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The manifest file, the only record of pictures in git. */
export const manifestFile = path.join(import.meta.dirname, '..', 'pictures.txt')

/** Fingerprints of all pictures, and the environment they were drawn in. */
export interface Manifest {
  /** Versions of browser and font and a hash of the browser's flags, as `drawnWith()` of drawn-with.ts gives them. */
  drawnWith: string
  /** Fingerprint of the calibration picture on the reference machine. */
  calibration: string
  /** Fingerprint (`<width>x<height> <32 hex digits>`) by `<look>/<story id>`. */
  pictures: ReadonlyMap<string, string>
}

const head = '# Pixels of the pictures of all stories, as docs/design-system.md tells. Written by `-u`, never by hand.'

/** @throws when a line does not match the format, as after a merge with conflicts */
export function parseManifest(text: string): Manifest {
  const pictures = new Map<string, string>()
  let [drawnWith, calibration] = ['', '']
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, name = '', value = ''] = /^(\S+) (.+)$/.exec(line) ?? []
    if (name === 'drawn-with') drawnWith = value
    else if (!/^\d+x\d+ [0-9a-f]{32}$/.test(value))
      throw new Error(`Not a line of ${path.basename(manifestFile)}: ${line}`)
    else if (name === 'calibration') calibration = value
    else pictures.set(name, value)
  }
  return { drawnWith, calibration, pictures }
}

/** Serialises a manifest: one line per picture, sorted, to avoid merge conflicts. */
export function manifestText({ drawnWith, calibration, pictures }: Manifest): string {
  const lines = [...pictures].map(([name, value]) => `${name} ${value}`).sort()
  return `${[head, `drawn-with ${drawnWith}`, `calibration ${calibration}`, ...lines].join('\n')}\n`
}

/** Reads a manifest file; an empty manifest when the file does not exist. */
export const readManifest = (file = manifestFile): Manifest =>
  parseManifest(existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Reads the manifest, changes it and replaces the file atomically, so that no reader sees a partial file. */
export function changeManifest(change: (manifest: Manifest) => Manifest, file = manifestFile): void {
  const next = `${file}.${process.pid}`
  writeFileSync(next, manifestText(change(readManifest(file))))
  renameSync(next, file)
}
