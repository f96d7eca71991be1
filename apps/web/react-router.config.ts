import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { trimManifest } from './browser-manifest.ts'

const config: Config = {
  ssr: true,
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  // one hashed file of all routes, shared by every page; requests per page would cost more bytes and are not cached
  routeDiscovery: { mode: 'initial' },
  buildEnd({ reactRouterConfig: { buildDirectory } }) {
    for (const file of globSync(`${buildDirectory}/client/assets/manifest-*.js`)) {
      writeFileSync(file, trimManifest(readFileSync(file, 'utf8')))
    }
  },
}

export default config
