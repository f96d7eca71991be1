import ArrowDown from 'lucide-react/dist/esm/icons/arrow-down.mjs'
import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs'
import ArrowLeftRight from 'lucide-react/dist/esm/icons/arrow-left-right.mjs'
import ArrowRight from 'lucide-react/dist/esm/icons/arrow-right.mjs'
import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs'
import Ban from 'lucide-react/dist/esm/icons/ban.mjs'
import Bell from 'lucide-react/dist/esm/icons/bell.mjs'
import BellOff from 'lucide-react/dist/esm/icons/bell-off.mjs'
import Bookmark from 'lucide-react/dist/esm/icons/bookmark.mjs'
import Box from 'lucide-react/dist/esm/icons/box.mjs'
import Briefcase from 'lucide-react/dist/esm/icons/briefcase.mjs'
import CalendarClock from 'lucide-react/dist/esm/icons/calendar-clock.mjs'
import CalendarPlus from 'lucide-react/dist/esm/icons/calendar-plus.mjs'
import Check from 'lucide-react/dist/esm/icons/check.mjs'
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs'
import ChevronLeft from 'lucide-react/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs'
import ChevronsUpDown from 'lucide-react/dist/esm/icons/chevrons-up-down.mjs'
import Circle from 'lucide-react/dist/esm/icons/circle.mjs'
import CircleAlert from 'lucide-react/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide-react/dist/esm/icons/circle-check.mjs'
import CircleDot from 'lucide-react/dist/esm/icons/circle-dot.mjs'
import CircleQuestionMark from 'lucide-react/dist/esm/icons/circle-question-mark.mjs'
import CloudOff from 'lucide-react/dist/esm/icons/cloud-off.mjs'
import Copy from 'lucide-react/dist/esm/icons/copy.mjs'
import Database from 'lucide-react/dist/esm/icons/database.mjs'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs'
import Eye from 'lucide-react/dist/esm/icons/eye.mjs'
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs'
import Flag from 'lucide-react/dist/esm/icons/flag.mjs'
import FolderKanban from 'lucide-react/dist/esm/icons/folder-kanban.mjs'
import Funnel from 'lucide-react/dist/esm/icons/funnel.mjs'
import Gavel from 'lucide-react/dist/esm/icons/gavel.mjs'
import Globe from 'lucide-react/dist/esm/icons/globe.mjs'
import GraduationCap from 'lucide-react/dist/esm/icons/graduation-cap.mjs'
import Heart from 'lucide-react/dist/esm/icons/heart.mjs'
import History from 'lucide-react/dist/esm/icons/history.mjs'
import ImagePlus from 'lucide-react/dist/esm/icons/image-plus.mjs'
import Inbox from 'lucide-react/dist/esm/icons/inbox.mjs'
import Info from 'lucide-react/dist/esm/icons/info.mjs'
import LifeBuoy from 'lucide-react/dist/esm/icons/life-buoy.mjs'
import Lock from 'lucide-react/dist/esm/icons/lock.mjs'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs'
import Menu from 'lucide-react/dist/esm/icons/menu.mjs'
import MessageSquare from 'lucide-react/dist/esm/icons/message-square.mjs'
import Minus from 'lucide-react/dist/esm/icons/minus.mjs'
import Monitor from 'lucide-react/dist/esm/icons/monitor.mjs'
import Moon from 'lucide-react/dist/esm/icons/moon.mjs'
import Newspaper from 'lucide-react/dist/esm/icons/newspaper.mjs'
import OctagonX from 'lucide-react/dist/esm/icons/octagon-x.mjs'
import Pause from 'lucide-react/dist/esm/icons/pause.mjs'
import Pencil from 'lucide-react/dist/esm/icons/pencil.mjs'
import Pin from 'lucide-react/dist/esm/icons/pin.mjs'
import Play from 'lucide-react/dist/esm/icons/play.mjs'
import Plus from 'lucide-react/dist/esm/icons/plus.mjs'
import Redo2 from 'lucide-react/dist/esm/icons/redo-2.mjs'
import Reply from 'lucide-react/dist/esm/icons/reply.mjs'
import RotateCcw from 'lucide-react/dist/esm/icons/rotate-ccw.mjs'
import RotateCw from 'lucide-react/dist/esm/icons/rotate-cw.mjs'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import Send from 'lucide-react/dist/esm/icons/send.mjs'
import Shield from 'lucide-react/dist/esm/icons/shield.mjs'
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs'
import Sun from 'lucide-react/dist/esm/icons/sun.mjs'
import Table from 'lucide-react/dist/esm/icons/table.mjs'
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs'
import TriangleAlert from 'lucide-react/dist/esm/icons/triangle-alert.mjs'
import Trophy from 'lucide-react/dist/esm/icons/trophy.mjs'
import Undo2 from 'lucide-react/dist/esm/icons/undo-2.mjs'
import Upload from 'lucide-react/dist/esm/icons/upload.mjs'
import User from 'lucide-react/dist/esm/icons/user.mjs'
import Users from 'lucide-react/dist/esm/icons/users.mjs'
import X from 'lucide-react/dist/esm/icons/x.mjs'
import type { IconDrawing } from '../Icon/Icon.tsx'

/** An icon of the product and its meaning. */
export interface IconMeaning {
  name: string
  of: IconDrawing
  meaning: readonly [cn: string, en: string]
}

/** Every icon of the product with its meaning; a test compares the list with the code. */
export const iconGroups: readonly { title: readonly [cn: string, en: string]; icons: readonly IconMeaning[] }[] = [
  {
    title: ['方向', 'Directions'],
    icons: [
      { name: 'arrow-down', of: ArrowDown, meaning: ['更晚、更低', 'Later, lower'] },
      { name: 'arrow-left', of: ArrowLeft, meaning: ['返回', 'Back'] },
      { name: 'arrow-right', of: ArrowRight, meaning: ['打开', 'Go to'] },
      { name: 'arrow-up', of: ArrowUp, meaning: ['更早、更高', 'Earlier, higher'] },
      { name: 'chevron-down', of: ChevronDown, meaning: ['展开', 'Opens'] },
      { name: 'chevron-left', of: ChevronLeft, meaning: ['上一页', 'Page before'] },
      { name: 'chevron-right', of: ChevronRight, meaning: ['下一页', 'Next page'] },
      { name: 'chevrons-up-down', of: ChevronsUpDown, meaning: ['可排序', 'Can be sorted'] },
    ],
  },
  {
    title: ['动作', 'Actions'],
    icons: [
      { name: 'check', of: Check, meaning: ['选中、完成', 'Chosen, done'] },
      { name: 'copy', of: Copy, meaning: ['复制', 'Copy'] },
      { name: 'download', of: Download, meaning: ['下载', 'Download'] },
      { name: 'ellipsis', of: Ellipsis, meaning: ['更多操作', 'More actions'] },
      { name: 'image-plus', of: ImagePlus, meaning: ['添加图片', 'Add a picture'] },
      { name: 'menu', of: Menu, meaning: ['菜单', 'Menu'] },
      { name: 'minus', of: Minus, meaning: ['减少', 'Less'] },
      { name: 'table', of: Table, meaning: ['表格', 'Table'] },
      { name: 'play', of: Play, meaning: ['播放', 'Play'] },
      { name: 'pause', of: Pause, meaning: ['暂停', 'Pause'] },
      { name: 'eye', of: Eye, meaning: ['预览', 'Preview'] },
      { name: 'funnel', of: Funnel, meaning: ['筛选一列', 'Conditions of a column'] },
      { name: 'pencil', of: Pencil, meaning: ['编辑、新消息', 'Edit, new message'] },
      { name: 'plus', of: Plus, meaning: ['添加', 'Add'] },
      { name: 'redo-2', of: Redo2, meaning: ['重做', 'Redo'] },
      { name: 'reply', of: Reply, meaning: ['回复过', 'Answered'] },
      { name: 'rotate-ccw', of: RotateCcw, meaning: ['向左旋转', 'Turn left'] },
      { name: 'rotate-cw', of: RotateCw, meaning: ['向右旋转', 'Turn right'] },
      { name: 'search', of: Search, meaning: ['搜索', 'Search'] },
      { name: 'trash-2', of: Trash2, meaning: ['清除', 'Clear'] },
      { name: 'send', of: Send, meaning: ['发送', 'Send'] },
      { name: 'history', of: History, meaning: ['最近搜索', 'Recent searches'] },
      { name: 'undo-2', of: Undo2, meaning: ['撤销', 'Undo'] },
      { name: 'upload', of: Upload, meaning: ['上传', 'Upload'] },
      { name: 'x', of: X, meaning: ['关闭、移除', 'Close, remove'] },
    ],
  },
  {
    title: ['状态', 'States'],
    icons: [
      { name: 'ban', of: Ban, meaning: ['封禁', 'Banned'] },
      { name: 'circle', of: Circle, meaning: ['未开始', 'Not begun'] },
      { name: 'circle-alert', of: CircleAlert, meaning: ['填写有误', 'Wrong input'] },
      { name: 'circle-check', of: CircleCheck, meaning: ['成功', 'Success'] },
      { name: 'circle-dot', of: CircleDot, meaning: ['进行中', 'Under way'] },
      { name: 'cloud-off', of: CloudOff, meaning: ['没有加载出来', 'Did not load'] },
      { name: 'gavel', of: Gavel, meaning: ['申诉结果', 'Answer to an appeal'] },
      { name: 'info', of: Info, meaning: ['说明', 'Information'] },
      { name: 'pin', of: Pin, meaning: ['置顶', 'Pinned'] },
      { name: 'lock', of: Lock, meaning: ['未开放、不公开', 'Closed, private'] },
      { name: 'octagon-x', of: OctagonX, meaning: ['失败', 'Failure'] },
      { name: 'shield-check', of: ShieldCheck, meaning: ['解除封禁', 'Cleared'] },
      { name: 'triangle-alert', of: TriangleAlert, meaning: ['提醒', 'Warning'] },
    ],
  },
  {
    title: ['人与消息', 'People and messages'],
    icons: [
      { name: 'arrow-left-right', of: ArrowLeftRight, meaning: ['互相关注', 'Mutual follow'] },
      { name: 'bell', of: Bell, meaning: ['消息', 'Messages'] },
      { name: 'bell-off', of: BellOff, meaning: ['已屏蔽', 'Muted'] },
      { name: 'bookmark', of: Bookmark, meaning: ['收藏', 'Saved'] },
      { name: 'flag', of: Flag, meaning: ['系统通知', 'Of the system'] },
      { name: 'heart', of: Heart, meaning: ['点赞', 'Liked'] },
      { name: 'inbox', of: Inbox, meaning: ['全部通知', 'All notices'] },
      { name: 'mail', of: Mail, meaning: ['私信', 'Private message'] },
      { name: 'message-square', of: MessageSquare, meaning: ['会话', 'Conversation'] },
      { name: 'user', of: User, meaning: ['关注', 'Follower'] },
      { name: 'users', of: Users, meaning: ['组队', 'Team'] },
    ],
  },
  {
    title: ['内容', 'Content'],
    icons: [
      { name: 'box', of: Box, meaning: ['模型', 'Models'] },
      { name: 'briefcase', of: Briefcase, meaning: ['职业', 'Career'] },
      { name: 'calendar-clock', of: CalendarClock, meaning: ['日程', 'Schedule'] },
      { name: 'calendar-plus', of: CalendarPlus, meaning: ['加入日历', 'Add to calendar'] },
      { name: 'database', of: Database, meaning: ['数据集', 'Data sets'] },
      { name: 'file-text', of: FileText, meaning: ['文件、协议', 'Files, agreements'] },
      { name: 'circle-question-mark', of: CircleQuestionMark, meaning: ['常见问题', 'Questions'] },
      { name: 'folder-kanban', of: FolderKanban, meaning: ['项目', 'Projects'] },
      { name: 'globe', of: Globe, meaning: ['IP 属地', 'IP location'] },
      { name: 'graduation-cap', of: GraduationCap, meaning: ['学历', 'Education'] },
      { name: 'life-buoy', of: LifeBuoy, meaning: ['帮助', 'Help'] },
      { name: 'newspaper', of: Newspaper, meaning: ['资讯', 'Articles'] },
      { name: 'map-pin', of: MapPin, meaning: ['所在地', 'Place'] },
      { name: 'shield', of: Shield, meaning: ['隐私', 'Privacy'] },
      { name: 'trophy', of: Trophy, meaning: ['比赛', 'Competitions'] },
    ],
  },
  {
    title: ['外观', 'Look'],
    icons: [
      { name: 'monitor', of: Monitor, meaning: ['跟随系统', 'As the system'] },
      { name: 'moon', of: Moon, meaning: ['深色', 'Dark'] },
      { name: 'sun', of: Sun, meaning: ['浅色', 'Light'] },
    ],
  },
]
