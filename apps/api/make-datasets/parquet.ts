import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEngine } from '../src/modules/data/dataset/profile/engine.ts'

/** A CSV table as a Parquet file. */
export async function parquetOf(csv: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'parquet-'))
  const [source, target] = [join(folder, 'table.csv'), join(folder, 'table.parquet')]
  writeFileSync(source, csv)
  const engine = await openEngine(folder)
  try {
    await engine.run(`copy (select * from read_csv('${source}')) to '${target}' (format parquet, compression zstd)`)
    return readFileSync(target)
  } finally {
    engine.close()
    rmSync(folder, { recursive: true })
  }
}
