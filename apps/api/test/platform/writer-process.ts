/**
 * Writes transactions to the embedded database of a folder until it is killed. Each acknowledged one is written to the ledger file
 * and flushed to disk before the next one starts. Arguments: data folder, ledger file.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { countVisit } from '../../src/modules/house/tracking/visit.repo.ts'
import { openEmbedded } from '../../src/platform/db/database.ts'

const [, , folder = '', ledger = ''] = process.argv
const database = await openEmbedded(folder)
const handle = openSync(ledger, 'a')
process.on('exit', () => closeSync(handle))
process.stdout.write('open\n')
for (let i = 0; ; i++) {
  const day = `${process.pid}-${i}`
  await database.db.transaction(async (tx) => {
    for (let line = 0; line < 5; line++) await countVisit(tx, day, `/line/${line}`)
  })
  writeSync(handle, `${day}\n`)
  fsyncSync(handle)
}
