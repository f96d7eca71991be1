import type { Decorator } from '@storybook/react-vite'
import { SWRConfig } from 'swr'

const settings = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/** One SWR cache for each story: nothing leaks from one to the next, and nothing is asked again behind a picture. */
export const freshCache: Decorator = (Story, context) => (
  <SWRConfig key={context.id} value={settings}>
    <Story />
  </SWRConfig>
)
