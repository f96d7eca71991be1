import { configure, getConfig } from 'storybook/test'

/**
 * Lets an event that is dispatched during another event share its `act`.
 *
 * Storybook wraps each user event in an `act` of its own. When React removes a focused field while handling an event, the
 * field loses focus and fires `change`. A second `act` around that event would end the outer one early, and React would warn
 * about a suspended component.
 */
export function joinEvents() {
  const { eventWrapper } = getConfig()
  let isUnderWay = false
  configure({
    eventWrapper(event) {
      if (isUnderWay) return event()
      isUnderWay = true
      try {
        return eventWrapper(event)
      } finally {
        isUnderWay = false
      }
    },
  })
}
