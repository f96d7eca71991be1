import { text } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'

/** The files of an archive by name, as text. An independent reader of what `zipOf` writes. */
export function readZip(bytes: Buffer): Promise<Map<string, string>> {
  return new Promise((done, fail) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, archive) => {
      if (error) return fail(error)
      const found = new Map<string, string>()
      archive.on('error', fail)
      archive.on('end', () => done(found))
      archive.on('entry', (entry) => {
        archive.openReadStream(entry, (broken, stream) => {
          if (broken) return fail(broken)
          text(stream).then((content) => {
            found.set(entry.fileName, content)
            archive.readEntry()
          }, fail)
        })
      })
      archive.readEntry()
    })
  })
}
