import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { end } from './InfiniteList.css.ts'
import { watchNearEnd } from './nearEnd.ts'

/** Props for loading further pages. */
export interface Growing {
  /** There is a next page. */
  hasMore: boolean
  /** The next page is loading. */
  isLoadingMore?: boolean
  /** Loads the next page, near the end of the list or by the button. Not called while a page is loading. */
  onLoadMore: () => void
  /** The last page failed to load. Loading stops until a retry. */
  failure?: { title: ReactNode; retryText: string; onRetry: () => void }
  /** Text of the button: "加载更多". */
  moreText: string
  /** "正在加载". */
  loadingText: string
  /** Shown after the last item: "没有更多了". Optional. */
  endText?: ReactNode
}

interface ListEndProps extends Growing {
  /** Number of items: when a page did not fill the window, the next one loads at once. */
  count: number
}

/** End of the list: loads more by itself or by a button, or shows the failure or the end. */
export function ListEnd({
  count,
  hasMore,
  isLoadingMore = false,
  onLoadMore,
  failure,
  moreText,
  loadingText,
  endText,
}: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(() => onLoadMore())
  const isAsking = hasMore && !isLoadingMore && !failure

  // biome-ignore lint/correctness/useExhaustiveDependencies: observes again after each page, to notice an end already in view
  useEffect(() => {
    if (isAsking && foot.current) return watchNearEnd(foot.current, load)
  }, [isAsking, count])

  return (
    <div ref={foot} className={end}>
      {failure ? (
        <ErrorState size="s" title={failure.title}>
          <Button size="s" onPress={() => failure.onRetry()}>
            {failure.retryText}
          </Button>
        </ErrorState>
      ) : isLoadingMore ? (
        <Loading label={loadingText} />
      ) : hasMore ? (
        <Button size="s" onPress={() => onLoadMore()}>
          {moreText}
        </Button>
      ) : (
        endText
      )}
    </div>
  )
}
