import { hostileFiles } from '../test/data/dataset/hostile/files.ts'
import { measureFile } from '../test/data/dataset/hostile/measure.ts'

/** Prints what each hostile file costs the child that profiles: its answer, time and most memory. Run: node apps/api/bench/hostile-files.ts */
process.stdout.write('| file | bytes | answer | seconds | memory, MB |\n| --- | --- | --- | --- | --- |\n')
for (const file of hostileFiles) {
  const { code, milliseconds, size, megabytes } = await measureFile(file)
  const seconds = (milliseconds / 1000).toFixed(2)
  process.stdout.write(`| ${file.kind} | ${size} | ${code ?? 'read'} | ${seconds} | ${Math.round(megabytes)} |\n`)
}
