import Archive from 'lucide-react/icons/archive';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Calendar from 'lucide-react/icons/calendar';
import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import CreditCard from 'lucide-react/icons/credit-card';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Expand from 'lucide-react/icons/expand';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import FileText from 'lucide-react/icons/file-text';
import Gift from 'lucide-react/icons/gift';
import Globe from 'lucide-react/icons/globe';
import Hand from 'lucide-react/icons/hand';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Image from 'lucide-react/icons/image';
import ImageOff from 'lucide-react/icons/image-off';
import Info from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Maximize from 'lucide-react/icons/maximize';
import Menu from 'lucide-react/icons/menu';
import MessageCircle from 'lucide-react/icons/message-circle';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import Minimize from 'lucide-react/icons/minimize';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Percent from 'lucide-react/icons/percent';
import Phone from 'lucide-react/icons/phone';
import PhoneOff from 'lucide-react/icons/phone-off';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Pin from 'lucide-react/icons/pin';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Pointer from 'lucide-react/icons/pointer';
import Power from 'lucide-react/icons/power';
import Radio from 'lucide-react/icons/radio';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Signal from 'lucide-react/icons/signal';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Smile from 'lucide-react/icons/smile';
import Star from 'lucide-react/icons/star';
import StarHalf from 'lucide-react/icons/star-half';
import Store from 'lucide-react/icons/store';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import User from 'lucide-react/icons/user';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import Video from 'lucide-react/icons/video';
import VideoOff from 'lucide-react/icons/video-off';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ComponentType, SVGProps } from 'react';
import type { IconName } from './icon-name.ts';

/**
 * The picture of every icon by what it means, so that a picture can change in one place. Only the sprite is made from it: no page carries this file.
 */
export const ICON_PICTURES: Record<IconName, ComponentType<Omit<SVGProps<SVGSVGElement>, 'ref'>>> = {
  alert: TriangleAlert,
  archive: Archive,
  'arrow-end': ArrowRight,
  'arrow-start': ArrowLeft,
  bag: ShoppingBag,
  bell: Bell,
  bookmark: Bookmark,
  broadcast: Radio,
  calendar: Calendar,
  camera: Video,
  'camera-off': VideoOff,
  captions: Captions,
  'captions-off': CaptionsOff,
  cart: ShoppingCart,
  chat: MessageCircle,
  check: Check,
  'check-circle': CircleCheck,
  'chevron-down': ChevronDown,
  'chevron-end': ChevronRight,
  'chevron-start': ChevronLeft,
  'chevron-up': ChevronUp,
  clock: Clock,
  close: X,
  copy: Copy,
  'credit-card': CreditCard,
  document: FileText,
  download: Download,
  edit: Pencil,
  error: CircleAlert,
  expand: Expand,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  filter: ListFilter,
  gift: Gift,
  globe: Globe,
  grid: LayoutGrid,
  hand: Hand,
  heart: Heart,
  'heart-filled': Heart,
  home: House,
  image: Image,
  'image-off': ImageOff,
  info: Info,
  layers: Layers,
  list: List,
  loader: LoaderCircle,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  maximize: Maximize,
  menu: Menu,
  microphone: Mic,
  'microphone-off': MicOff,
  minimize: Minimize,
  minus: Minus,
  monitor: Monitor,
  more: Ellipsis,
  note: NotebookPen,
  package: Package,
  pause: Pause,
  percent: Percent,
  phone: Phone,
  'phone-off': PhoneOff,
  'picture-in-picture': PictureInPicture2,
  pin: Pin,
  play: Play,
  plus: Plus,
  pointer: Pointer,
  power: Power,
  refresh: RotateCw,
  return: Undo2,
  search: Search,
  send: Send,
  settings: Settings,
  share: Share2,
  shield: ShieldCheck,
  signal: Signal,
  sliders: SlidersHorizontal,
  smile: Smile,
  star: Star,
  'star-filled': Star,
  'star-half': StarHalf,
  store: Store,
  tag: Tag,
  trash: Trash2,
  truck: Truck,
  unlock: LockOpen,
  upload: Upload,
  user: User,
  'user-check': UserCheck,
  users: Users,
  video: Clapperboard,
  volume: Volume2,
  'volume-off': VolumeX,
  'wifi-off': WifiOff,
  'zoom-in': ZoomIn,
  'zoom-out': ZoomOut,
};
