import { checkFolder } from '../../../../../competition-folder/check-folder.ts'
import { planOf } from '../../../../../competition-folder/import-folder.ts'
import { answerTasks } from '../../../../platform/child/answer-tasks.ts'
import { refusalOf } from '../../../data/dataset/slice/first-table.service.ts'
import type { HostingAnswer, HostingTask } from './hosting-task.ts'
import { writePlan } from './plan-file.ts'
import { folderIn, readRows, UnfitTable } from './read-rows.ts'
import { writeFolder } from './write-folder.ts'

/** The child process that reads tables of strangers, and writes them as folders of competitions. */
async function answer(task: HostingTask): Promise<HostingAnswer> {
  try {
    const table = await readRows(task)
    if (task.choice === null) return { kind: 'described', rows: table.rows.length, columns: table.columns }
    const folder = folderIn(task.scratch)
    await writeFolder(table, task.choice, folder)
    const { findings, checked } = await checkFolder(folder)
    const [first] = findings
    // the folder is written by this program, so that a mistake in it is one of the program
    if (first) return { kind: 'broken', message: `${first.file}: ${first.text}` }
    if (checked === null) return { kind: 'broken', message: 'the folder was not checked' }
    return { kind: 'made', plan: await writePlan(task.scratch, planOf(checked)) }
  } catch (error) {
    const problem = refusalOf(error)
    if (problem) return { kind: 'refused', problem }
    if (error instanceof UnfitTable) return { kind: 'unfit', ...error.unfit }
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

answerTasks(answer)
