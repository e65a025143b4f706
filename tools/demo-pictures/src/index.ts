export { createPictureDrawer, type PictureDrawer, type RenderPicture } from './picture-drawer.ts';
export { productPictureKey, VIEWS, WALLS, type ProductPicture, type View, type WallName } from './key.ts';
export { isPaintName, PAINTS, type PaintName } from './palette.ts';
export { logoKey, modelKey, pictureSize, sceneKey, sceneNameOf, VIDEO_SIZE, videoKey } from './size.ts';
export { drawingVersion } from './version.ts';
