import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  // one hashed file of all routes, shared by every page; requests per page would cost more bytes and are not cached
  routeDiscovery: { mode: 'initial' },
} satisfies Config
