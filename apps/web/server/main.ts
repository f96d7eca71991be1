import { isDevelopment } from './environment.ts'

// No import above this line may load React, because React chooses its development or production build when it is loaded.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production'
const { run } = await import('./run.ts')
await run()
