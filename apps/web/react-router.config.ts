import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  // one hashed file that every page shares; asking per page costs more bytes and is never cached
  routeDiscovery: { mode: 'initial' },
} satisfies Config
