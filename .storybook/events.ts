import { configure, getConfig } from 'storybook/test'

/**
 * Lets an event that is made while another one is under way belong to it. Storybook puts each event of a user into an `act` of
 * its own. A field that React takes away, while it does what an event asked for, loses the focus and tells of its new text by a
 * `change`; an `act` around that would end the outer one in the middle of its work, and React then speaks of a component that
 * suspended.
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
