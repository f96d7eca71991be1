import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import { useSyncExternalStore } from 'react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  action,
  content,
  description as descriptionStyle,
  icon,
  region,
  title as titleStyle,
  toast as toastStyle,
} from './Toast.css.ts'
import type { ToastQueue } from './toastQueue.ts'

export interface ToastRegionProps {
  /** Accessible name of the region: "消息提示". */
  label: string
  /** Accessible name of a toast's close button. */
  closeLabel: string
  /** Created once by `createToastQueue()`. */
  queue: ToastQueue
}

const drawings = { neutral: Info, success: CircleCheck, danger: OctagonX } as const

/**
 * Region in which toasts appear; one per page. F6 focuses it, toasts are announced, and their timer stops while they are
 * hovered or focused.
 */
export function ToastRegion({ label, closeLabel, queue }: ToastRegionProps) {
  const isShown = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.visibleToasts.length > 0,
    () => false,
  )
  return (
    // React Aria registers the landmark when it mounts. Without an element at that time F6 would not find it, so it is
    // mounted again when the first toast is shown.
    <AriaToastRegion key={String(isShown)} queue={queue} aria-label={label} className={region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={toastStyle} data-tone={toast.content.tone}>
          <span className={icon}>
            <Icon of={drawings[toast.content.tone]} />
          </span>
          <div className={content}>
            <AriaToastContent>
              <Text slot="title" className={titleStyle}>
                {toast.content.title}
              </Text>
              {toast.content.description ? (
                <Text slot="description" className={descriptionStyle}>
                  {toast.content.description}
                </Text>
              ) : null}
            </AriaToastContent>
            {toast.content.action ? <div className={action}>{toast.content.action}</div> : null}
          </div>
          <IconButton slot="close" size="s" label={closeLabel} icon={<Icon of={X} size={15} />} />
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}
