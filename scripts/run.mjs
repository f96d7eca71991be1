// `node scripts/run.mjs <script> [words]`: runs a script of the repository by the pinned Node, which reads TypeScript, after
// installing what is missing. Scripts of package.json start with it, so that npm alone is enough for them.
import { at, install, runNode } from './workspace.mjs'

const [script, ...words] = process.argv.slice(2)
install()
runNode('.', at(script), ...words)
