/** A process with a folder of its own in the scratch folder that its argument names. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openScratch } from '../../src/platform/scratch.ts'

const { folder } = await openScratch(process.argv[2] ?? '')
writeFileSync(join(folder, 'half'), 'x')
process.send?.(folder)
setInterval(() => {}, 1000)
process.on('disconnect', () => process.exit(0))
