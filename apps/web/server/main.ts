import { isDevelopment } from './environment.ts'

// No import above this line may reach react: its entry picks development or production when it is loaded.
process.env.NODE_ENV = isDevelopment ? 'development' : 'production'
const { run } = await import('./run.ts')
await run()
