import type { CDPSession } from 'playwright'

/** Network of every run: 1.6 Mbit/s, 150 ms. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Clears the cache and throttles the network and the processor (four times slower). */
export async function throttle(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.clearBrowserCache')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
