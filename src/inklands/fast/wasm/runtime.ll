; What LLVM and numba leave to a library: shifts and products of 128 bits, and buffers of kernels.

target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-unknown"

define void @__ashlti3(ptr %to, i64 %low, i64 %high, i32 %places) {
  %n = zext i32 %places to i64
  %far = icmp uge i64 %n, 64
  %moved = shl i64 %low, %n
  %beyond = sub i64 %n, 64
  %far_high = shl i64 %low, %beyond
  %near_high = call i64 @llvm.fshl.i64(i64 %high, i64 %low, i64 %n)
  %new_low = select i1 %far, i64 0, i64 %moved
  %new_high = select i1 %far, i64 %far_high, i64 %near_high
  store i64 %new_low, ptr %to
  %upper = getelementptr i64, ptr %to, i32 1
  store i64 %new_high, ptr %upper
  ret void
}

define void @__lshrti3(ptr %to, i64 %low, i64 %high, i32 %places) {
  %n = zext i32 %places to i64
  %far = icmp uge i64 %n, 64
  %moved = lshr i64 %high, %n
  %beyond = sub i64 %n, 64
  %far_low = lshr i64 %high, %beyond
  %near_low = call i64 @llvm.fshr.i64(i64 %high, i64 %low, i64 %n)
  %new_high = select i1 %far, i64 0, i64 %moved
  %new_low = select i1 %far, i64 %far_low, i64 %near_low
  store i64 %new_low, ptr %to
  %upper = getelementptr i64, ptr %to, i32 1
  store i64 %new_high, ptr %upper
  ret void
}

declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

declare double @llvm.sqrt.f64(double)

; A kernel's own buffers live as long as a call: when none is left, all of the room is free again.
; The room may lie at 0, where numba would take a buffer for none: the first 32 bytes are not used.

@room = internal global [65536 x i8] zeroinitializer, align 32
@taken = internal global i32 32
@living = internal global i32 0

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %wanted = trunc i64 %size to i32
  %more = add i32 %wanted, 95
  %rounded = and i32 %more, -32
  %first = load i32, ptr @taken
  %next = add i32 %first, %rounded
  %is_full = icmp ugt i32 %next, 65536
  br i1 %is_full, label %full, label %free
full:
  call void @llvm.trap()
  unreachable
free:
  store i32 %next, ptr @taken
  %before = load i32, ptr @living
  %after = add i32 %before, 1
  store i32 %after, ptr @living
  %info = getelementptr i8, ptr @room, i32 %first
  %data = getelementptr i8, ptr %info, i32 64
  store { i64, ptr, ptr, ptr, i64 } zeroinitializer, ptr %info
  store i64 1, ptr %info
  %where = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 3
  store ptr %data, ptr %where
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %before = load i32, ptr @living
  %after = sub i32 %before, 1
  store i32 %after, ptr @living
  %is_empty = icmp eq i32 %after, 0
  br i1 %is_empty, label %empty, label %done
empty:
  store i32 32, ptr @taken
  br label %done
done:
  ret void
}

declare void @llvm.trap()
