import { superviseProduct } from './supervise-product.js';

await superviseProduct();
