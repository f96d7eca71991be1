// `node scripts/run.mjs <script> [words]`: runs a script of the repository by the pinned Node, which reads TypeScript, after
// installing what is missing. Scripts of package.json start with it, so that npm alone is enough for them.
import { at, install, orEnd, runNode } from './workspace.mjs'

const [script, ...words] = process.argv.slice(2)
orEnd(install)
process.exit(orEnd(() => runNode('.', at(script), ...words)))
