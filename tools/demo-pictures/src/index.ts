export { type ProductPicture, productPictureKey, type View, VIEWS, type WallName, WALLS } from './key.ts';
export { isPaintName, type PaintName, PAINTS } from './palette.ts';
export { createPictureDrawer, type PictureDrawer, type RenderPicture } from './picture-drawer.ts';
export { logoKey, modelKey, pictureSize, sceneKey, sceneNameOf, VIDEO_SIZE, videoKey } from './size.ts';
export { drawingVersion } from './version.ts';
