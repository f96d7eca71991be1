import type { Decorator } from '@storybook/react-vite'
import { SWRConfig } from 'swr'

const settings = {
  provider: () => new Map(),
  dedupingInterval: 0,
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/**
 * Gives each story its own SWR cache without revalidation: no data leaks into the next story or changes during a picture.
 */
export const freshCache: Decorator = (Story, context) => (
  <SWRConfig key={context.id} value={settings}>
    <Story />
  </SWRConfig>
)
