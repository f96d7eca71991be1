import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Loading } from '../Loading/Loading.tsx'
import { end } from './InfiniteList.css.ts'
import { watchNearEnd } from './nearEnd.ts'

/** The way a list grows: what stands under its last item. */
export interface Growing {
  /** There is a next page. */
  hasMore: boolean
  /** The next page is on its way. */
  isLoadingMore?: boolean
  /** Asks for the next page: near the end of the list, and by the button. Never twice while one is on its way. */
  onLoadMore: () => void
  /** The last page asked for did not come. Stops asking until somebody retries. */
  failure?: { title: ReactNode; retryText: string; onRetry: () => void }
  /** The button: "加载更多". */
  moreText: string
  /** "正在加载". */
  loadingText: string
  /** "没有更多了". Left out, nothing stands there. */
  endText?: ReactNode
}

interface ListEndProps extends Growing {
  /** How many items there are: a page that did not fill the window asks for the next one at once. */
  count: number
}

/** Under the last item: more by itself, more by the button, the failure, or the end. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new watch per page, so that one which is in view already is seen
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
