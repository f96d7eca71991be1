import { answerTasks } from './child-loop.ts'
import { drawers } from './read/drawers.ts'

/** The child process that draws charts. */

// the engine compiles what every chart needs before the time of the first one begins
const first = { data: { values: [{ a: 1, b: '一' }] }, mark: 'bar', encoding: { x: { field: 'a' }, y: { field: 'b' } } }
drawers.chart(JSON.stringify(first), 'application/vnd.vegalite.v5+json')

answerTasks(drawers)
