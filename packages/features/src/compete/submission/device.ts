import { useSyncExternalStore } from 'react'
import type { Verdict } from './submits.ts'

/** Signs of the device that a browser exposes. */
export interface DeviceSigns {
  userAgent: string
  /** Client hint; absent in Safari and Firefox. */
  hint: boolean | undefined
  /** The primary pointer is a finger. */
  isCoarse: boolean
}

/** Whether submitting is blocked on this device: a mobile browser with touch as its primary pointer. */
export const isMobileDevice = ({ userAgent, hint, isCoarse }: DeviceSigns): boolean =>
  isCoarse && (hint ?? /Mobi|Android|iPhone|iPad|iPod/.test(userAgent))

const coarse = '(pointer: coarse)'

function subscribe(onChange: () => void) {
  const query = matchMedia(coarse)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const read = () =>
  isMobileDevice({
    userAgent: navigator.userAgent,
    hint: (navigator as { userAgentData?: { mobile: boolean } }).userAgentData?.mobile,
    isCoarse: matchMedia(coarse).matches,
  })

/** Whether the reader's device is mobile; null while rendering on the server, where it is unknown. */
export const useIsMobile = (): boolean | null => useSyncExternalStore<boolean | null>(subscribe, read, () => null)

/**
 * The server's verdict with the one rule that only the browser can check (B§4 "mobile device", the first of all reasons).
 */
export function withDevice(verdict: Verdict, isMobile: boolean | null): Verdict {
  if (isMobile === null) return verdict
  const check = {
    rule: 'device',
    ok: !isMobile,
    reason: isMobile ? 'mobileDevice' : null,
    remedy: isMobile ? 'desktop' : null,
    facts: {},
  }
  return {
    ...verdict,
    allowed: verdict.allowed && !isMobile,
    reason: isMobile ? 'mobileDevice' : verdict.reason,
    checks: [...verdict.checks, check],
  }
}
